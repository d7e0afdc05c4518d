import { DESCRIPTOR_PATH } from './paths.ts';

/** Marks a page that only says what is wrong. */
export const PROBLEM = 'data-problem';

/** How often such a page looks whether that has changed, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/**
 * Reloads the page when module.json has changed since it was loaded: as soon as its window gets the focus, and one that only
 * says what is wrong at once. The bundler does the same, but only where the module is loaded.
 */
export const CHANGES_SCRIPT = `{
  const read = async () => (await fetch('${DESCRIPTOR_PATH}')).text();
  const before = read();
  const compare = async () => {
    if ((await read()) !== (await before)) location.reload();
  };
  addEventListener('focus', compare);
  if (document.documentElement.hasAttribute('${PROBLEM}')) setInterval(compare, ${LOOK_AGAIN_MS});
}
`;
