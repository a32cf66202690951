// Cards that move: a copy flies from one place to another, above everything, and is gone.

const SVG = 'http://www.w3.org/2000/svg';

function rect(place: string): DOMRect | null {
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

/** Fly a copy of what `look` shows from one place to another; nothing where people want no motion. */
export function fly(look: Element | null, from: string | DOMRect, to: string, milliseconds: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || milliseconds <= 0) return;
  const start = typeof from === 'string' ? rect(from) : from;
  const end = rect(to);
  if (!look || !start || !end || document.hidden) return;
  const width = Math.min(80, Math.max(36, end.width || start.width));
  const copy = document.createElement('div');
  copy.className = 'flying';
  copy.setAttribute('aria-hidden', 'true');
  copy.append(look.cloneNode(true));
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '50',
    left: '0',
    top: '0',
    width: `${width}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px)`;
  const motion = copy.animate([{ transform: at(start) }, { transform: at(end) }], {
    duration: milliseconds,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
  motion.onfinish = () => copy.remove();
  motion.oncancel = () => copy.remove();
}

/** The picture of a card that lies somewhere on the page already, or of a back. */
export function picture(card: string | null): Element | null {
  const shown = card === null ? null : document.querySelector(`[data-card="${card}"] svg.face`);
  return shown ?? document.querySelector('[data-back] svg.face') ?? document.createElementNS(SVG, 'svg');
}
