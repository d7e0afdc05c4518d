import { FileOutlined } from '@ant-design/icons';
import type { EmployeeDocument } from '@rollcall/shared/calls';
import { safeImage, safeLink } from '@rollcall/shared/ui';
import { Avatar, Button, Flex } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly documents: readonly EmployeeDocument[];
  readonly onEdit: (document: EmployeeDocument) => void;
  readonly onDelete: (id: number) => void;
}

/** Documents with preview, link, Edit and Delete (spec §2). */
export function DocumentList({ documents, onEdit, onDelete }: Props) {
  if (documents.length === 0) return <p>{TEXTS.none}</p>;
  return (
    <ul aria-label={TEXTS.list} style={{ listStyle: 'none', padding: 0, margin: '0 0 24px' }}>
      {documents.map((document, index) => {
        const { id, type, url } = document;
        const link = safeLink(url);
        const name = type ?? TEXTS.unnamed;
        return (
          <li key={id ?? `row-${index}`} style={{ paddingBlock: 8 }}>
            <Flex align="center" gap="small" wrap>
              <Avatar
                shape="square"
                size={48}
                src={safeImage(url)}
                alt=""
                icon={<FileOutlined aria-hidden />}
              />
              <span style={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>
                {link ? (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </span>
              {id !== null && (
                <Flex gap="small">
                  <Button aria-description={name} onClick={() => onEdit(document)}>
                    {TEXTS.edit}
                  </Button>
                  <Button danger aria-description={name} onClick={() => onDelete(id)}>
                    {TEXTS.delete}
                  </Button>
                </Flex>
              )}
            </Flex>
          </li>
        );
      })}
    </ul>
  );
}
