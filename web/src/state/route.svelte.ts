// Which page is shown: it stands in the address, so that links, reloading and the back button work.

interface Route {
  page: 'front' | 'table' | 'rules' | 'unknown';
  code: string;
  game: string;
}

function read(): Route {
  const [, first = '', second = ''] = location.pathname.split('/');
  const at = { code: '', game: '' };
  if (first === '') return { ...at, page: 'front' };
  if (first === 't' && second)
    return { ...at, page: 'table', code: decodeURIComponent(second).toUpperCase() };
  if (first === 'rules') return { ...at, page: 'rules', game: decodeURIComponent(second) };
  return { ...at, page: 'unknown' };
}

export const route = $state<Route>(read());

export function go(path: string): void {
  history.pushState(null, '', path);
  Object.assign(route, read());
  scrollTo(0, 0);
}

/** For links: stays in the page for a plain click, leaves the others to the browser. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute('href') ?? '/');
}

addEventListener('popstate', () => Object.assign(route, read()));
