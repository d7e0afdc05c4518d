/**
 * Shows that the console cannot start. It uses plain DOM, since nothing else may have loaded.
 * @param detail a message for support staff; never a stack.
 */
export function showStartFailure(root: HTMLElement, detail: string): void {
  const panel = document.createElement('main');
  panel.className = 'start-failure';
  const heading = document.createElement('h1');
  heading.textContent = 'Rollcall could not start';
  const advice = document.createElement('p');
  advice.textContent =
    'Reload the page. If the problem persists, send the message below to your administrator.';
  const code = document.createElement('p');
  code.className = 'start-failure-detail';
  code.textContent = detail;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => location.reload());
  panel.append(heading, advice, code, reload);
  root.replaceChildren(panel);
}
