import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts with a key per purpose, derived from the secret that all servers share. */
export interface Signer {
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

export function createSigner(secret: string): Signer {
  const sign = (purpose: string, text: string) => {
    const key = createHmac('sha256', secret).update(`rollcall ${purpose}`).digest();
    return createHmac('sha256', key).update(text).digest('base64url');
  };
  return {
    sign,
    isSigned(purpose, text, signature) {
      const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
