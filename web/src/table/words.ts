// The words of actions taken apart, so that controls can be made of them. What is legal, the server has said.

/** Actions by the card that they are about: `play 8S naming D` belongs to 8S. */
export function byCard(legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const action of legal) {
    const match = /^(?:play|give) (\S+)/.exec(action);
    const card = match?.[1];
    if (card !== undefined) found.set(card, [...(found.get(card) ?? []), action]);
  }
  return found;
}

/** The suits that may be named with a card, or by `name`. */
export function namings(actions: readonly string[]): string[] {
  return actions.flatMap((action) => /(?:naming|^name) ([CDHS])$/.exec(action)?.[1] ?? []);
}

/** Actions that are buttons of their own, in the order in which they stand. */
const BUTTONS = ['draw', 'turn', 'pass', 'deal', 'show', 'take back'];

export function buttons(legal: readonly string[]): string[] {
  return BUTTONS.filter((action) => legal.includes(action));
}

/** The key of a message for an action word: `take back` is `page-do-take-back`. */
export function message(action: string): string {
  return `page-do-${action.replaceAll(' ', '-')}`;
}
