import { act, render } from '@testing-library/react';
import { useAppearance } from '../appearance/appearance.ts';
import { Providers } from './providers.tsx';

afterEach(() => act(() => useAppearance.setState({ appearance: 'system' })));

test.each(['light', 'dark'] as const)(
  'the style sheets follow the choice of %s mode (design §13)',
  (mode) => {
    render(<Providers>{null}</Providers>);
    act(() => useAppearance.getState().choose(mode));
    expect(document.documentElement.dataset.mode).toBe(mode);
  },
);
