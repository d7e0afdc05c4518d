/**
 * Says in plain words that the console cannot start. Plain DOM: nothing else may have loaded.
 * @param detail for the person who is asked for help; never a stack.
 */
export function showStartFailure(root: HTMLElement, detail: string): void {
  const panel = document.createElement('main');
  panel.className = 'start-failure';
  const heading = document.createElement('h1');
  heading.textContent = 'Rollcall could not start';
  const advice = document.createElement('p');
  advice.textContent =
    'Load the page again. If it stays, tell your administrator what stands below.';
  const code = document.createElement('p');
  code.className = 'start-failure-detail';
  code.textContent = detail;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load again';
  again.addEventListener('click', () => location.reload());
  panel.append(heading, advice, code, again);
  root.replaceChildren(panel);
}
