import type { DeployTokenInfo } from '@rollcall/shared/module';
import { Dialog } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { revokeTokenMutation } from './release-calls.ts';
import { TEXTS as COMMON } from './texts.ts';
import { TOKEN_TEXTS as TEXTS } from './token-texts.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly token: DeployTokenInfo;
  readonly onClose: () => void;
}

/** Asks before a deploy token is revoked. */
export function RevokeDialog({ token: { id, title }, onClose }: Props) {
  const { mutate, isPending, error } = useChange(revokeTokenMutation(id, TEXTS.revokedDone(title)));
  return (
    <Dialog title={TEXTS.revokeTitle(title)} size="sm" onClose={onClose}>
      <p>{TEXTS.revokeNote}</p>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{COMMON.cancel}</Button>
        <Button
          type="primary"
          danger
          // A disabled button would lose the focus.
          aria-disabled={isPending}
          onClick={() => isPending || mutate(undefined, { onSuccess: onClose })}
        >
          {isPending ? COMMON.moving : TEXTS.revoke}
        </Button>
      </Flex>
    </Dialog>
  );
}
