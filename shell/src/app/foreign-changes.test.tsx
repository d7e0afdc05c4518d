import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followForeignChanges } from './foreign-changes.ts';

let stop: () => void;
beforeEach(() => {
  stop = followForeignChanges(document.body);
});
afterEach(() => stop());

const aFont = (text: string | Node) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(text);
  outer.append(inner);
  return outer;
};

/** How others change a text; each shows it in capitals. */
const CHANGES: Readonly<Record<string, (text: Text) => void>> = {
  'replaces it': (text) => text.parentNode?.replaceChild(aFont(text.data.toUpperCase()), text),
  'adds another and removes it': (text) => {
    text.before(aFont(text.data.toUpperCase()));
    text.remove();
  },
  'removes it and adds another': (text) => {
    const { nextSibling, parentNode } = text;
    text.remove();
    parentNode?.insertBefore(aFont(text.data.toUpperCase()), nextSibling);
  },
  'replaces it by a text': (text) => text.replaceWith(text.data.toUpperCase()),
  'wraps it': (text) => {
    const font = aFont('');
    text.replaceWith(font);
    font.firstChild?.appendChild(text);
    text.data = text.data.toUpperCase();
  },
  'splits it and wraps the second part': (text) => {
    text.data = text.data.toUpperCase();
    const mark = document.createElement('mark');
    const part = text.splitText(Math.ceil(text.data.length / 2));
    part.replaceWith(mark);
    mark.append(part);
  },
};

/** Changes all texts below an element that are not changed yet, and waits until this was noticed. */
async function changeTexts(change: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data !== text.data.toUpperCase()) texts.push(text);
  }
  for (const text of texts) change(text);
  await act(async () => {});
}

type Step = 'first' | 'second';

/** What a page shows in its first and its second step. */
const PAGES: Readonly<Record<string, readonly [(step: Step) => React.ReactNode, string, string]>> =
  {
    'a text that goes': [(step) => <>a{step === 'first' && 'b'}c</>, 'abc', 'ac'],
    'a text that comes': [(step) => <>a{step === 'second' && 'b'}c</>, 'ac', 'abc'],
    'another text': [(step) => <>it is {step} now</>, 'it is first now', 'it is second now'],
    'another text alone': [(step) => step, 'first', 'second'],
    'an element before a text': [(step) => <>{step === 'second' && <b>x</b>}a</>, 'a', 'xa'],
    'an element for a text': [(step) => (step === 'first' ? 'a' : <b>x</b>), 'a', 'x'],
    'texts in another order': [
      (step) =>
        (step === 'first' ? ['a', 'b', 'c'] : ['c', 'a', 'b']).map((key) => (
          <Keyed key={key} text={key} />
        )),
      'abc',
      'cab',
    ],
  };
function Keyed({ text }: { readonly text: string }) {
  return <>{text}</>;
}

function Page({ draw }: { readonly draw: (step: Step) => React.ReactNode }) {
  const [step, setStep] = useState<Step>('first');
  return (
    <>
      <p data-testid="page">{draw(step)}</p>
      <button
        type="button"
        aria-label="Step"
        onClick={() => setStep(step === 'first' ? 'second' : 'first')}
      />
    </>
  );
}

describe.each(Object.entries(CHANGES))('one that %s', (_, change) => {
  test.each(Object.entries(PAGES))('and %s', async (_name, [draw, before, after]) => {
    const { unmount } = render(<Page draw={draw} />);
    const page = screen.getByTestId('page');
    await changeTexts(change);
    const shown = () => page.textContent?.toLowerCase();
    expect(page.textContent).toBe(before.toUpperCase());
    const step = async () => {
      act(() => screen.getByRole('button', { name: 'Step' }).click());
      await act(async () => {});
    };
    await step();
    expect(shown()).toBe(after);
    // What has come is changed, too, and everything goes back.
    await changeTexts(change);
    await step();
    await changeTexts(change);
    expect(page.textContent).toBe(before.toUpperCase());
    await step();
    await changeTexts(change);
    expect(page.textContent).toBe(after.toUpperCase());
    unmount();
  });
});

test('a text that was put back by the other is as before', async () => {
  render(<Page draw={(step) => <>a{step === 'first' && 'b'}c</>} />);
  const page = screen.getByTestId('page');
  const [, text] = page.childNodes;
  const font = aFont('B');
  page.replaceChild(font, text as Text);
  await act(async () => {});
  page.insertBefore(text as Text, font);
  font.remove();
  await act(async () => {});
  expect(page).toHaveTextContent('abc');
  act(() => screen.getByRole('button', { name: 'Step' }).click());
  expect(page).toHaveTextContent('ac');
});

test('what is no child is still refused', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow(/not a child/);
});

test('a text that others have replaced twice is followed, and what is left of a split one goes', async () => {
  render(<Page draw={(step) => <>it is {step === 'first' ? 'AB+' : 'O-'} now</>} />);
  const page = screen.getByTestId('page');
  const step = async () => {
    act(() => screen.getByRole('button', { name: 'Step' }).click());
    await act(async () => {});
  };
  await changeTexts((text) => text.replaceWith(aFont(text.data.toUpperCase())));
  // Show original, in Chrome.
  for (const font of page.querySelectorAll(':scope > font')) font.replaceWith(font.textContent);
  await act(async () => {});
  await step();
  expect(page).toHaveTextContent('IT IS O- NOW');
  const [, text] = [...page.childNodes].filter((node) => node instanceof Text);
  text?.splitText(1);
  text?.splitText(1);
  await step();
  expect(page).toHaveTextContent('IT IS AB+ NOW');
});

test('what is left of a text that others split and then replaced goes alone', async () => {
  render(<Page draw={(step) => <>it is {step} now</>} />);
  const page = screen.getByTestId('page');
  const text = page.childNodes[1] as Text;
  const middle = text.splitText(1);
  middle.splitText(1);
  const mark = document.createElement('mark');
  middle.replaceWith(mark);
  mark.append(middle);
  text.replaceWith(aFont('F'));
  await act(async () => {});
  expect(page).toHaveTextContent('it is First now');
  act(() => screen.getByRole('button', { name: 'Step' }).click());
  await act(async () => {});
  expect(page).toHaveTextContent('it is second now');
});
