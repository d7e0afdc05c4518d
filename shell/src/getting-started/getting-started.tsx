import { CheckCircleFilled } from '@ant-design/icons';
import {
  type GettingStarted as Facts,
  gettingStartedQuery,
  hideGettingStartedMutation,
} from '@rollcall/shared/calls';
import { ErrorNotice, PageLink, useFocusFallback } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { type Step, stepsOf } from './steps.tsx';
import { TEXTS } from './texts.ts';
import './getting-started.css';

interface Props {
  readonly className: string;
  /** On the dashboard the list can be hidden, in Settings it can be shown there again. */
  readonly place: 'dashboard' | 'settings';
}

/** What a new company has to do, in order, each step ticked once its part is there (capability `getting-started`). */
export function GettingStarted({ className, place }: Props) {
  const { data, error, refetch } = useQuery(gettingStartedQuery());
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A form that is done goes.
  const fallback = useFocusFallback(() => heading.current);
  return (
    <section className={`${className} getting-started`} aria-labelledby={titleId} {...fallback}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      {!data && error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <output>{TEXTS.loading}</output>}
      {data && <Steps facts={data} place={place} />}
    </section>
  );
}

function Steps({ facts, place }: Pick<Props, 'place'> & { readonly facts: Facts }) {
  const hide = useMutation(hideGettingStartedMutation());
  const steps = stepsOf(facts);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p className="getting-started-progress">{TEXTS.progress(done, steps.length)}</p>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </ol>
      {place === 'dashboard' ? (
        <p className="getting-started-hide">
          <Button
            disabled={hide.isPending}
            onClick={() => hide.mutate(true, { onSuccess: focusPage })}
          >
            {TEXTS.hide}
          </Button>{' '}
          {TEXTS.hideHint}
        </p>
      ) : (
        <label className="getting-started-shown">
          <input
            type="checkbox"
            checked={hide.isPending ? !hide.variables : !facts.isHidden}
            onChange={({ target }) => hide.mutate(!target.checked)}
          />{' '}
          {TEXTS.isShown}
        </label>
      )}
    </>
  );
}

/** The list goes, and the pressed button with it. */
const focusPage = () => document.getElementById('content')?.focus();

function StepRow({ step: { title, to, isDone, text, more } }: { readonly step: Step }) {
  return (
    <li data-done={isDone || undefined}>
      {isDone && <CheckCircleFilled aria-hidden className="getting-started-tick" />}
      <div className="getting-started-what">
        <h3>
          <span className="visually-hidden">{isDone ? TEXTS.done : TEXTS.open} </span>
          {to === undefined ? title : <PageLink to={to}>{title}</PageLink>}
        </h3>
        <p>{text}</p>
        {more}
      </div>
    </li>
  );
}
