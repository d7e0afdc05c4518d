// This file becomes an inline script in front of the shell's own scripts (decision 088): it imports nothing. Every byte of
// it is in every page.

/**
 * Lets the browser fetch the other files of the page once all of the shell's own scripts but one have arrived. Their
 * links wait in a template until then: files that share the connection from the start delay the start of the shell.
 */
export function loadAhead(page: Window & typeof globalThis): void {
  const { document, performance } = page;
  const hasArrived = ({ src }: HTMLScriptElement) => performance.getEntriesByName(src).length > 0;
  const check = () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('head script[defer]')];
    const isRead = document.readyState !== 'loading';
    if (!isRead || scripts.filter((script) => !hasArrived(script)).length > 1) return;
    observer.disconnect();
    document.removeEventListener('readystatechange', check);
    const links = document.querySelector<HTMLTemplateElement>('#preloads');
    if (links) document.head.append(links.content);
  };
  const observer = new page.PerformanceObserver(check);
  observer.observe({ type: 'resource', buffered: true });
  document.addEventListener('readystatechange', check);
}
