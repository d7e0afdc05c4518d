import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { clampPage, footerText, pageCount, pageWindow } from '../domain/index.ts';
import type { ListPage } from './list-result.ts';

interface Props {
  /** Name of the list, which distinguishes pagers and statuses when a page has several lists. */
  readonly label: string;
  /** The requested page, zero-based. */
  readonly page: number;
  /** The page whose rows are visible, zero-based; differs from `page` while the next page loads. */
  readonly visiblePage?: number;
  /** Undefined until the first response. */
  readonly list: Omit<ListPage<unknown>, 'rows'> | undefined;
  /** Whether the text of an empty list is for screen readers only, because the table shows it. */
  readonly isHiddenWhenEmpty?: boolean;
  readonly onPage: (page: number) => void;
}

/**
 * 'Showing X–Y of N' and the pager: first, previous, up to five numbers with ellipses, next, last (spec §2, spec §9). The text
 * is the list's only live region, so it is also mounted, invisible, while the list loads (decision 062).
 */
export function ListFooter(props: Props) {
  const { label, page, list, isHiddenWhenEmpty = false, onPage } = props;
  const isEmpty = list?.total === 0 && list.unreadable === 0;
  const isHidden = !list || (isHiddenWhenEmpty && isEmpty);
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="small"
      className={isHidden ? 'list-status-hidden' : undefined}
      style={{ paddingBlock: 16 }}
    >
      <output>{statusText(props, isHidden)}</output>
      {list && <ListPager label={`Pages of ${label}`} page={page} list={list} onPage={onPage} />}
    </Flex>
  );
}

function statusText({ label, page, visiblePage = page, list }: Props, isHidden: boolean): string {
  if (!list) return `${label}: loading`;
  if (isHidden) return `${label}: none`;
  const { pageSize, total, isTotalExact = true, unreadable } = list;
  const visible = clampPage(visiblePage, total, pageSize);
  const text = footerText({ page: visible, pageSize, total, isTotalExact });
  return unreadable > 0 ? `${text} · ${unreadableText(unreadable)}` : text;
}

interface ListPagerProps extends Pick<Props, 'label' | 'page' | 'onPage'> {
  readonly list: NonNullable<Props['list']>;
}

function ListPager({ label, page, list, onPage }: ListPagerProps) {
  const { pageSize, total, isTotalExact = true } = list;
  return (
    <Pager
      label={label}
      page={clampPage(page, total, pageSize)}
      // If there may be more rows, there is one more page.
      pages={pageCount(total, pageSize) + (isTotalExact ? 0 : 1)}
      onPage={onPage}
    />
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
