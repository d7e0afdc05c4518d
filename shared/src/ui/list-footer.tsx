import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { clampPage, footerText, pageCount, pageWindow } from '../domain/index.ts';

interface Props {
  /** Name of the list, which distinguishes the pagers when a page has several lists. */
  readonly label?: string;
  /** The requested page, zero-based. */
  readonly page: number;
  /** The page whose rows are visible, zero-based; differs from `page` while the next page loads. */
  readonly visiblePage?: number;
  readonly pageSize: number;
  readonly total: number;
  /** False when there may be more rows: the pager then has one more page. */
  readonly isTotalExact?: boolean | undefined;
  readonly onPage: (page: number) => void;
  /** Number of entries of the page that are not objects and so are not shown (design §8). */
  readonly unreadable?: number;
}

/** 'Showing X–Y of N' and the pager: first, previous, up to five numbers with ellipses, next, last (spec §2, §9). */
export function ListFooter(props: Props) {
  const { page, pageSize, total, isTotalExact = true, onPage, unreadable = 0 } = props;
  const current = clampPage(page, total, pageSize);
  const visible = clampPage(props.visiblePage ?? page, total, pageSize);
  const pages = pageCount(total, pageSize) + (isTotalExact ? 0 : 1);
  return (
    <Flex wrap align="center" justify="space-between" gap="small" style={{ paddingBlock: 16 }}>
      <output>
        {footerText({ page: visible, pageSize, total, isTotalExact })}
        {unreadable > 0 && ` · ${unreadableText(unreadable)}`}
      </output>
      <Pager
        label={props.label === undefined ? 'Pages' : `Pages of ${props.label}`}
        page={current}
        pages={pages}
        onPage={onPage}
      />
    </Flex>
  );
}

const unreadableText = (count: number) =>
  count === 1 ? '1 row could not be read' : `${count} rows could not be read`;

/** Nine of these buttons fit side by side on a phone. */
const NARROW = { minWidth: 32, paddingInline: 8 };

interface PagerProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pager({ label: name, page, pages, onPage }: PagerProps) {
  const pager = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>(null);
  // A button that becomes disabled when pressed loses the focus: moves it to the current page's button.
  useEffect(() => {
    if (!pressed.current?.matches(':disabled')) return;
    const isLost = [document.body, pressed.current].includes(document.activeElement as HTMLElement);
    pressed.current = null;
    if (isLost) pager.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  });
  if (pages < 2) return null;
  const numbers = pageWindow(page, pages);
  const step = (label: string, sign: string, target: number, isDisabled: boolean) => (
    <Button
      aria-label={label}
      style={NARROW}
      disabled={isDisabled}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        onPage(target);
      }}
    >
      {sign}
    </Button>
  );
  return (
    <Flex ref={pager} component="nav" wrap gap={2} align="center" aria-label={name}>
      {step('First page', '«', 0, page === 0)}
      {step('Previous page', '‹', page - 1, page === 0)}
      {numbers[0] !== 0 && <span aria-hidden>…</span>}
      {numbers.map((number) => (
        <Button
          key={number}
          style={NARROW}
          type={number === page ? 'primary' : 'default'}
          aria-label={`Page ${number + 1}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number + 1}
        </Button>
      ))}
      {numbers.at(-1) !== pages - 1 && <span aria-hidden>…</span>}
      {step('Next page', '›', page + 1, page === pages - 1)}
      {step('Last page', '»', pages - 1, page === pages - 1)}
    </Flex>
  );
}
