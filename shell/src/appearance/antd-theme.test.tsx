import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Modal, Popover } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from './antd-theme.tsx';

const opener = (
  <Popover trigger="click" content="What opens">
    <Button>Open</Button>
  </Popover>
);

const show = (children: ReactNode) => render(<AntdTheme nonce="n0nce">{children}</AntdTheme>);

test.each<[string, ReactNode, () => HTMLElement]>([
  ['the main landmark', <main key="main">{opener}</main>, () => screen.getByRole('main')],
  ['the banner', <header key="header">{opener}</header>, () => screen.getByRole('banner')],
  [
    'a dialog, even inside the main landmark',
    <main key="dialog">
      <Modal open title="Edit">
        {opener}
      </Modal>
    </main>,
    () => screen.getByRole('dialog'),
  ],
  ['the page if there is none of them', opener, () => document.body],
])('a popup is placed in %s, together with its opener (design §13)', async (_, children, place) => {
  show(children);
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  const popup = await screen.findByText('What opens');
  expect(popup.closest('[role="dialog"], main, header') ?? document.body).toBe(
    place().closest('[role="dialog"], main, header') ?? document.body,
  );
});

test("every style that antd adds has the page's nonce (design §12)", () => {
  show(<Button>Open</Button>);
  const nonces = [...document.querySelectorAll('style')].map(({ nonce }) => nonce);
  expect(new Set(nonces)).toEqual(new Set(['n0nce']));
});
