import { PageHeading } from '@rollcall/shared/ui';
import { Card } from 'antd';
import { useNavigate } from 'react-router-dom';
import { RegisterForm } from '../employee-form/register-form.tsx';
import { TEXTS } from '../employee-form/texts.ts';

/** `/employees/register` (spec §2, Admin register form). */
export function RegisterPage() {
  const navigate = useNavigate();
  const leave = () => void navigate('/employees');
  return (
    <>
      <PageHeading title={TEXTS.register} />
      <Card>
        <RegisterForm onCancel={leave} onRegistered={leave} />
      </Card>
    </>
  );
}
