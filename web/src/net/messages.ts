// The generated types under the names that the page uses, and the parts that the schema leaves open.

import type { Kortbord } from './protocol';

export type {
  Bye,
  Clock,
  Do,
  Done,
  Fact,
  Happened,
  Line,
  NotDone,
  Own,
  PersonInfo,
  SeatInfo,
  Settings,
  State,
  TableInfo,
  Update,
  Welcome,
} from './protocol';

import type { Snapshot as Sent } from './protocol';

export interface Protocol {
  client: NonNullable<Kortbord['client']>;
  server: NonNullable<Kortbord['server']>;
}

/** What lies open on the table, in the words of docs/positions.md; each family has some of it. */
export interface View {
  phase?: string;
  turn: number | null;
  dealer: number;
  deal_number: number;
  scores: number[];
  round_points: number[];
  over: boolean;
  round_over: boolean;
  winners: number[];
  hand_counts: number[];
  extra_hand?: number[];
  out?: number[];
  rounds_won?: number[];
  // Crazy Eights family
  hands?: string[];
  discard_top?: string | null;
  suit?: string;
  stock_count?: number;
  direction?: 'clockwise' | 'anticlockwise';
  pending_draw?: number;
  forgot?: number[];
  called?: number[];
  drawn_count?: number;
  set_rank?: string | null;
  start_card?: boolean;
  shown?: number[];
  // Hearts family
  leader?: number | null;
  trick?: string;
  trick_number?: number;
  hearts_broken?: boolean;
  taken?: string[];
  given?: number[];
  revoked?: number[];
  // donkey family
  down?: number[];
  up?: string[];
  centre?: number[];
  turned?: number | null;
  placed?: boolean;
  donkey?: number | null;
}

/** Something that happened in the game, as this person may know it. */
export interface GameEvent {
  seq: number;
  type: string;
  seat?: number;
  card?: string;
  cards?: string[];
  count?: number;
  [field: string]: unknown;
}

export type Snapshot = Omit<Sent, 'view' | 'events'> & { view?: View; events?: GameEvent[] };
