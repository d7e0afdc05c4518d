import { DeleteOutlined } from '@ant-design/icons';
import { formOf, TimeField } from '@rollcall/shared/ui';
import { Button, Flex, Form, Input, Typography } from 'antd';
import { type EditedLog, NEW_BREAK } from './edited-log.ts';
import { TEXTS } from './texts.ts';

const { Field } = formOf<EditedLog>();

interface Props {
  readonly zone: string;
  /** The error of a field, by its path. */
  readonly errorOf: (path: string) => () => string | undefined;
  /** Called after a break was added or removed. */
  readonly onChange: () => void;
}

/** The breaks of a log: each can be changed or removed, and others added. */
export function BreakFields({ zone, errorOf, onChange }: Props) {
  return (
    <section aria-label={TEXTS.breaks} style={{ marginBottom: 16 }}>
      <Typography.Title level={3} style={HEADING}>
        {TEXTS.breaks}
      </Typography.Title>
      <Form.List name="breaks">
        {(items, { add, remove }) => {
          const removeAt = (index: number) => {
            remove(index);
            onChange();
          };
          const addOne = () => {
            add(NEW_BREAK);
            onChange();
          };
          return (
            <Flex vertical gap={8} align="stretch">
              {items.length === 0 && (
                <Typography.Text type="secondary">{TEXTS.noBreaks}</Typography.Text>
              )}
              {items.map(({ key, name }) => (
                <Break
                  key={key}
                  index={name}
                  zone={zone}
                  errorOf={errorOf}
                  onRemove={() => removeAt(name)}
                />
              ))}
              <div>
                <Button size="small" onClick={addOne}>
                  {TEXTS.addBreak}
                </Button>
              </div>
            </Flex>
          );
        }}
      </Form.List>
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
          <div key={field} style={{ flex: '1 1 190px', minWidth: 0 }}>
            <TimeField<keyof EditedLog>
              name={['breaks', index, field]}
              label={TEXTS[field]}
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
const LEGEND = { fontWeight: 600, paddingInline: 4 } as const;
const BREAK = {
  margin: 0,
  minWidth: 0,
  padding: '4px 12px 0',
  border: '1px solid var(--ant-color-border-secondary)',
  borderRadius: 6,
} as const;
