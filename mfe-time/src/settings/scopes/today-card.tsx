import type { PlanScopeToday, SourcedValue } from '@rollcall/shared/calls';
import { Button, Flex, Typography } from 'antd';
import { Term } from '../form/terms.tsx';
import { scopeName, sourceText } from './scope-name.ts';
import { TEXTS } from './texts.ts';

/** A value of today, in words. */
interface TodayLine {
  readonly label: string;
  readonly value: SourcedValue | null;
  /** Shown without a value. */
  readonly none: string;
  /** One sentence about the term. */
  readonly means: string;
}

interface Props {
  readonly scope: PlanScopeToday;
  readonly lines: readonly TodayLine[];
  readonly onChange: () => void;
}

/** What counts today in a scope and where it comes from, and the button that changes it. */
export function TodayCard({ scope, lines, onChange }: Props) {
  const source = { own: scope.scope, wider: scope.wider };
  return (
    <Flex vertical component="section" aria-label={TEXTS.today} style={CARD}>
      <Flex wrap align="center" justify="space-between" gap="small">
        <Typography.Title level={2} style={{ margin: 0, fontSize: 16 }}>
          {TEXTS.todayIn(scopeName(scope))}
        </Typography.Title>
        <Button type="primary" aria-haspopup="dialog" onClick={onChange}>
          {TEXTS.change}
        </Button>
      </Flex>
      <dl style={{ margin: '12px 0 0' }}>
        {lines.map(({ label, value, none, means }) => (
          <Term
            key={label}
            label={label}
            value={
              value ? (
                <>
                  <strong>{value.name}</strong>{' '}
                  <Typography.Text type="secondary">({sourceText(value, source)})</Typography.Text>
                </>
              ) : (
                none
              )
            }
            means={means}
          />
        ))}
      </dl>
    </Flex>
  );
}

const CARD = {
  padding: 16,
  border: '1px solid var(--ant-color-border-secondary)',
  borderRadius: 8,
} as const;
