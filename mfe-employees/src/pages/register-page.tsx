import { useCapability } from '@rollcall/shared/session';
import { LinkButton, PageHeading } from '@rollcall/shared/ui';
import { Card } from 'antd';
import { useNavigate } from 'react-router-dom';
import { RegisterForm } from '../employee-form/register-form.tsx';
import { TEXTS } from '../employee-form/texts.ts';
import { TEXTS as IMPORT } from '../import/texts.ts';

/** `/employees/register` (spec §2, Admin register form); on our own server, it leads to the import of many. */
export function RegisterPage() {
  const navigate = useNavigate();
  const hasImport = useCapability('import');
  const leave = () => void navigate('/employees');
  return (
    <>
      <PageHeading
        title={TEXTS.register}
        actions={hasImport && <LinkButton to="/employees/import">{IMPORT.open}</LinkButton>}
      />
      <Card>
        <RegisterForm onCancel={leave} onRegistered={leave} />
      </Card>
    </>
  );
}
