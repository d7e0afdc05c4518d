import { usePageContext } from '@rollcall/shared/session';
import { BrandName } from '@rollcall/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import './public-layout.css';

interface Props {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** For a form with many fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * The layout of a public page: brand, the company that runs this console, and a centred panel with a heading. It uses plain elements, since the sign-in page
 * loads no antd (decision 084).
 */
export function PublicLayout({ title, subtitle, isWide = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const company = usePageContext(({ companyName }) => companyName);
  const isFirst = useNavigationType() === 'POP';
  // After a navigation the clicked link is gone: focuses the heading, unless a form has focused one of its fields.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus();
  }, [isFirst]);
  return (
    <main className="public-page">
      <div className="public-brand">
        <BrandName />
        <p dir="auto" data-company="">
          {company}
        </p>
      </div>
      <div className={isWide ? 'public-panel public-panel-wide' : 'public-panel'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && <div className="public-subtitle">{subtitle}</div>}
        {children}
      </div>
    </main>
  );
}
