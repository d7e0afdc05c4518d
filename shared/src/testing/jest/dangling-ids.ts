// A name or a description that leads nowhere is read to no one, and looks right on the screen: each one fails the test that
// leaves it on its page. Runs before Testing Library clears the page, so this file must not import it.
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'for'] as const;

afterEach(() => {
  if (typeof document === 'undefined') return;
  expect(
    [...document.querySelectorAll(REFERENCES.map((name) => `[${name}]`).join())].flatMap(dangling),
  ).toEqual([]);
});

/** The references of an element to ids that are not on the page. */
function dangling(element: Element): string[] {
  return REFERENCES.flatMap((name) =>
    (element.getAttribute(name)?.split(/\s+/) ?? [])
      .filter((id) => document.getElementById(id) === null)
      .map((id) => `${element.tagName.toLowerCase()} ${name}="${id}"`),
  );
}
