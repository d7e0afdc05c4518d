import type { AuditEntry } from '@rollcall/shared/calls';
import { Drawer } from '@rollcall/shared/ui';
import { Table, Typography } from 'antd';
import { changedFields, describeAction, formatInstant } from './describe.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly entry: AuditEntry | undefined;
  /** The company's zone. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** A change with each field before and after it. */
export function ChangeDrawer({ entry, zone, onClose }: Props) {
  const title = entry ? describeAction(entry.action) : '';
  return (
    <Drawer isOpen={entry !== undefined} title={title} width={640} onClose={onClose}>
      {entry && <Change entry={entry} zone={zone} />}
    </Drawer>
  );
}

function Change({ entry, zone }: { readonly entry: AuditEntry; readonly zone: string }) {
  const { at, employeeName, employeeCode, actorName, actorCode, note } = entry;
  const fields = changedFields(entry, zone);
  const items = [
    [TEXTS.columns.at, formatInstant(Date.parse(at), zone)],
    [TEXTS.columns.employee, named(employeeName, employeeCode)],
    [TEXTS.columns.actor, named(actorName, actorCode) ?? TEXTS.server],
    [TEXTS.note, note],
  ] as const;
  return (
    <>
      <dl>
        {items.map(
          ([label, text]) =>
            text !== null && (
              <div key={label}>
                <dt style={{ display: 'inline' }}>{label}: </dt>
                <dd style={TERM}>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {fields.length === 0 ? (
        <Typography.Paragraph type="secondary">{TEXTS.noFields}</Typography.Paragraph>
      ) : (
        <Table
          aria-label={TEXTS.columns.fields}
          size="small"
          tableLayout="fixed"
          rowKey="name"
          pagination={false}
          columns={COLUMNS}
          dataSource={[...fields]}
        />
      )}
    </>
  );
}

const TERM = { display: 'inline', margin: 0, overflowWrap: 'anywhere', fontWeight: 600 } as const;

const named = (name: string | null, code: string | null) =>
  name === null || code === null ? (name ?? code) : `${name} (${code})`;

/** Long words break: a drawer is as narrow as a phone. */
const onCell = () => ({ style: { overflowWrap: 'anywhere' } as const });

const COLUMNS = [
  { title: TEXTS.field, dataIndex: 'label', rowScope: 'row' as const, onCell },
  { title: TEXTS.before, dataIndex: 'before', onCell },
  { title: TEXTS.after, dataIndex: 'after', onCell },
];
