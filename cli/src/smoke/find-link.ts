/** A link that a person can press. */
export interface LinkPlace {
  /** The path to which it leads. */
  readonly to: string;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
}

/** What {@link findLink} found: a link, none, or what covers all of them, such as `div.veil`. */
export interface FoundLink {
  readonly link?: LinkPlace;
  readonly cover?: string;
}

/**
 * Finds a link to `to`, or to any other page, preferably of the navigation and to another module; and gives it the focus.
 * Runs in the page: the browser gets its source, so it uses nothing from outside.
 */
export function findLink(to: string | undefined): FoundLink {
  // A dialog covers links rightly.
  if (document.querySelector('[role="dialog"]')?.checkVisibility()) return {};
  const sectionOf = (path: string) => path.split('/')[1];
  const linksIn = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
      (link) =>
        link.origin === location.origin &&
        link.search === '' &&
        link.pathname !== location.pathname &&
        // Files and the like are no pages.
        !/^\/(api|ext)\//.test(link.pathname) &&
        !link.target &&
        !link.download &&
        link.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const all = [...linksIn('nav a[href]'), ...linksIn('main a[href]')];
  const isFar = ({ pathname }: HTMLAnchorElement) =>
    sectionOf(pathname) !== sectionOf(location.pathname);
  const wanted =
    to === undefined
      ? [...all.filter(isFar), ...all.filter((link) => !isFar(link))]
      : all.filter(({ pathname }) => pathname === to);
  let cover: Element | undefined;
  for (const link of wanted) {
    link.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = link.getBoundingClientRect();
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(centreX, centreY);
    if (top && link.contains(top)) {
      link.focus();
      return { link: { to: link.pathname, x: centreX, y: centreY } };
    }
    cover ??= top ?? undefined;
  }
  return cover ? { cover: [cover.localName, ...cover.classList].slice(0, 2).join('.') } : {};
}

/** The position of the element with the focus in the page. Runs in the page, too. */
export const focusPosition = (): number =>
  [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);
