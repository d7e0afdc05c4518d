import { DeleteOutlined } from '@ant-design/icons';
import { Current, formOf, TimeField } from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import { type EditedBreak, type EditedLog, NEW_BREAK } from './edited-log.ts';
import { TEXTS } from './texts.ts';

const { Field } = formOf<EditedLog>();

interface Props {
  readonly zone: string;
  /** The error of a field, by its path. */
  readonly errorOf: (path: string) => () => string | undefined;
  /** Replaces the list of breaks. */
  readonly onChange: (update: (breaks: readonly EditedBreak[]) => readonly EditedBreak[]) => void;
}

/** The breaks of a log: each can be changed or removed, and others added. */
export function BreakFields({ zone, errorOf, onChange }: Props) {
  return (
    <section aria-label={TEXTS.breaks} style={{ marginBottom: 16 }}>
      <Typography.Title level={3} style={HEADING}>
        {TEXTS.breaks}
      </Typography.Title>
      <Flex vertical gap={8} align="stretch">
        <Current<EditedLog>>
          {({ breaks = [] }) => (
            <>
              {breaks.length === 0 && (
                <Typography.Text type="secondary">{TEXTS.noBreaks}</Typography.Text>
              )}
              {breaks.map((_, index) => (
                <Break
                  // The form has the values by their index.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  index={index}
                  zone={zone}
                  errorOf={errorOf}
                  onRemove={() => onChange((all) => all.filter((__, other) => other !== index))}
                />
              ))}
            </>
          )}
        </Current>
        <div>
          <Button size="small" onClick={() => onChange((all) => [...all, NEW_BREAK])}>
            {TEXTS.addBreak}
          </Button>
        </div>
      </Flex>
    </section>
  );
}

interface BreakProps extends Pick<Props, 'zone' | 'errorOf'> {
  readonly index: number;
  readonly onRemove: () => void;
}

function Break({ index, zone, errorOf, onRemove }: BreakProps) {
  return (
    <fieldset style={BREAK}>
      <legend style={LEGEND}>{TEXTS.breakNumber(index + 1)}</legend>
      <Flex wrap gap="0 12px">
        {(['start', 'end'] as const).map((field) => (
          <div key={field} style={{ flex: '1 1 225px', minWidth: 0 }}>
            <TimeField<keyof EditedLog>
              name={['breaks', index, field]}
              label={TEXTS[field]}
              summaryLabel={TEXTS.breakField(index + 1, TEXTS[field])}
              zone={zone}
              check={errorOf(`breaks.${index}.${field}`)}
            />
          </div>
        ))}
      </Flex>
      <Flex gap={8} align="flex-end">
        <div style={{ flex: 1, minWidth: 0 }}>
          <Field name={['breaks', index, 'reason']} label={TEXTS.breakReason}>
            <Input maxLength={200} />
          </Field>
        </div>
        <Button
          type="text"
          aria-label={TEXTS.removeBreak(index + 1)}
          icon={<DeleteOutlined aria-hidden />}
          style={{ marginBottom: 16 }}
          onClick={onRemove}
        />
      </Flex>
    </fieldset>
  );
}

export const HEADING = { fontSize: 16, margin: '0 0 8px' } as const;
/** antd styles the legends of its forms as headings with a line. */
const LEGEND = {
  width: 'auto',
  margin: 0,
  paddingInline: 4,
  border: 0,
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 600,
} as const;
const BREAK = {
  margin: 0,
  minWidth: 0,
  padding: '4px 12px 0',
  border: '1px solid var(--ant-color-border-secondary)',
  borderRadius: 6,
} as const;
