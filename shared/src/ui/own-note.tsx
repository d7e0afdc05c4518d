import { useCapability } from '@rollcall/shared/session';
import { Typography } from 'antd';
import { PageLink } from './page-link.tsx';

/** Says that another administrator must decide what is the viewer's own, and how to appoint one (design §10). */
export function OwnNote({ text }: { readonly text: string }) {
  const canAppoint = useCapability('roles');
  return (
    <>
      <Typography.Text type="secondary" style={{ display: 'block', fontWeight: 'normal' }}>
        {text}
      </Typography.Text>
      {canAppoint && (
        <PageLink to="/employees">To appoint one: Edit Employee → Work Info → Role</PageLink>
      )}
    </>
  );
}
