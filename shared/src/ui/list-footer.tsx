import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { clampPage, footerText, pageCount, pageWindow } from '../domain/index.ts';

interface Props {
  /** What is paged, where a page has two such lists: the pagers are told apart by it. */
  readonly label?: string;
  /** Zero-based: the page that is asked for. */
  readonly page: number;
  /** Zero-based: the page whose rows are on the screen, where it is another because the next is on its way. */
  readonly shownPage?: number;
  readonly pageSize: number;
  readonly total: number;
  /** False when there may be more: the pager then goes one page further. */
  readonly isTotalExact?: boolean | undefined;
  readonly onPage: (page: number) => void;
  /** Rows of the page that were no objects and are not shown (design §8). */
  readonly unreadable?: number;
}

/** 'Showing X–Y of N' and the pager: first, previous, up to five numbers with ellipses, next, last (spec §2, §9). */
export function ListFooter(props: Props) {
  const { page, pageSize, total, isTotalExact = true, onPage, unreadable = 0 } = props;
  const current = clampPage(page, total, pageSize);
  const shown = clampPage(props.shownPage ?? page, total, pageSize);
  const pages = pageCount(total, pageSize) + (isTotalExact ? 0 : 1);
  return (
    <Flex wrap align="center" justify="space-between" gap="small" style={{ paddingBlock: 16 }}>
      <output>
        {footerText({ page: shown, pageSize, total, isTotalExact })}
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

/** Nine of them stand side by side on a phone. */
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
  // A button that is disabled under the finger loses the focus: the current page's takes it over.
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
