import { render } from '@testing-library/react';
import getScrollBarSize, { getTargetScrollBarSize } from './scroll-bar-size.ts';
import useScrollLocker from './scroll-locker.ts';

/** A browser with scrollbars of this width in pixels; jsdom has no layout. */
function scrollBarsOf(width: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100 - width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100 - width);
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.removeAttribute('style');
  // The page's policy refuses style elements without the nonce (design §14).
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

describe('scrollbars', () => {
  test('are measured once, and again on request', () => {
    scrollBarsOf(15);
    expect(getScrollBarSize()).toBe(15);
    jest.restoreAllMocks();
    scrollBarsOf(0);
    expect(getScrollBarSize()).toBe(15);
    expect(getScrollBarSize(true)).toBe(0);
    expect(getScrollBarSize()).toBe(0);
  });

  test('of an element depend on its style', () => {
    scrollBarsOf(15);
    const added: string[] = [];
    const target = document.createElement('div');
    target.style.setProperty('scrollbar-width', 'thin');
    document.body.append(target);
    const { append } = document.body;
    jest.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) added.push((node as HTMLElement).style.scrollbarWidth);
      append.apply(document.body, nodes);
    });
    expect(getTargetScrollBarSize(target)).toEqual({ width: 15, height: 15 });
    expect(added).toEqual(['thin']);
    target.remove();
  });

  test.each([[undefined], [window], ['text']])(
    'of %j, which is not an element, have no size',
    (target) => {
      scrollBarsOf(15);
      expect(getTargetScrollBarSize(target)).toEqual({ width: 0, height: 0 });
    },
  );

  test('leave nothing on the page', () => {
    getScrollBarSize(true);
    expect(document.body).toBeEmptyDOMElement();
  });
});

describe('the scroll lock of the page below a dialog', () => {
  function Dialog({ isLocked }: { readonly isLocked?: boolean }) {
    useScrollLocker(isLocked);
    return null;
  }
  const { style } = document.body;

  /** A window with a scrollbar of this width in pixels. */
  const windowWith = (scrollBar: number) => {
    jest
      .spyOn(document.documentElement, 'clientWidth', 'get')
      .mockReturnValue(innerWidth - scrollBar);
  };

  test.each([
    [15, 'calc(100% - 15px)'],
    [0, ''],
  ])(
    'with a scrollbar of %i px the page does not scroll and its content does not shift',
    (scrollBar, width) => {
      windowWith(scrollBar);
      render(<Dialog isLocked />);
      expect(style.overflowY).toBe('hidden');
      expect(style.width).toBe(width);
    },
  );

  test('a closed dialog locks nothing', () => {
    windowWith(15);
    render(<Dialog />);
    expect(document.body).not.toHaveAttribute('style');
  });

  test('after the last dialog is closed the page scrolls as before', () => {
    windowWith(15);
    Object.assign(style, { overflowY: 'scroll', width: '50%' });
    const first = render(<Dialog isLocked />);
    const second = render(<Dialog isLocked />);
    first.unmount();
    expect(style.overflowY).toBe('hidden');
    second.rerender(<Dialog isLocked={false} />);
    expect(style).toMatchObject({ overflowY: 'scroll', width: '50%' });
  });
});
