import { verifyEmailAddress } from '@rollcall/shared/calls';
import { PageLink } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PublicLayout } from '../layout/public-layout.tsx';
import { TEXTS } from '../verification/texts.ts';

/** `/verify-email`: confirms the address with the secret in the link's fragment, and removes it from the URL. */
export function VerifyEmailPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  const { mutate, isSuccess, isIdle, error } = useMutation({ mutationFn: verifyEmailAddress });
  useEffect(() => {
    if (hash !== '') navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  useEffect(() => {
    // Only once, although React may mount twice.
    if (token && isIdle) mutate(token);
  }, [token, isIdle, mutate]);
  const problem = token ? error?.message : TEXTS.incomplete;
  return (
    <PublicLayout title={TEXTS.title}>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <p>
        <output>{isSuccess ? TEXTS.verified : problem ? '' : TEXTS.checking}</output>
      </p>
      <PageLink to="/login">{TEXTS.signIn}</PageLink>
    </PublicLayout>
  );
}
