import { render, screen } from '@testing-library/react';
import { LazyCard } from './lazy-card.tsx';

afterEach(() => jest.restoreAllMocks());

const draw = (error: Error) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Card = () => {
    throw error;
  };
  return render(
    <>
      <p>Counts</p>
      <LazyCard>
        <Card />
      </LazyCard>
    </>,
  );
};

test.each([
  ['a script', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
  ['a style sheet', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
])('without %s of a card the rest is there', (_, error) => {
  draw(error);
  expect(screen.getByText('Counts')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A part of the dashboard could not be loaded. Check your connection and reload the page.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a card that throws is a fault of the shell', () => {
  expect(() => draw(new Error('broken'))).toThrow('broken');
});
