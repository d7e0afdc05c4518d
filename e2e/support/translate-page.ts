import type { Page } from '@playwright/test';

/** Whether all browser tests run on pages that are translated (the suite `translated`). */
export const ALL_TRANSLATED = process.env.TEST_TRANSLATED === '1';

/**
 * Changes the page and all later ones as a browser does that translates them: each text is replaced by two `font` elements,
 * also what comes later. The words stay, so that a test finds them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'script, style, noscript, textarea, title, font, svg, [translate=no]';
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = root as Node | null; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      texts.forEach(replace);
    };
    const changed = new Set<Node>();
    const translateChanged = () => {
      for (const node of changed) translate(node);
      changed.clear();
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) if (node.isConnected) changed.add(node);
      }
      // As a browser does, a little later.
      requestAnimationFrame(translateChanged);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
