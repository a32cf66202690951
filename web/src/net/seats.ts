// The secrets that prove who one is, one for each table, kept on this device.

const PREFIX = 'kortbord.seat.';
const KEPT = 60;

export interface Seat {
  code: string;
  token: string;
  invite: string;
  game: string;
  at: number;
}

export function seatAt(code: string): Seat | null {
  try {
    const found = localStorage.getItem(PREFIX + code);
    return found === null ? null : (JSON.parse(found) as Seat);
  } catch {
    return null;
  }
}

export function keepSeat(seat: Seat): void {
  try {
    localStorage.setItem(PREFIX + seat.code, JSON.stringify(seat));
    for (const old of seats().slice(KEPT)) forgetSeat(old.code);
  } catch {
    // A browser that keeps nothing can still play until the page is closed.
  }
}

export function forgetSeat(code: string): void {
  try {
    localStorage.removeItem(PREFIX + code);
  } catch {
    // nothing was kept
  }
}

/** The tables at which this device has a seat, the latest first. */
export function seats(): Seat[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => seatAt(key.slice(PREFIX.length)))
      .filter((seat) => seat !== null)
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}
