import type { UserEvent } from '@testing-library/user-event';

/**
 * A user whose `type` pastes the text, one event instead of three per letter, and then presses the keys in braces after it, such as
 * `{Enter}`. Where single keys are the subject, use `keyboard`. With options it types, as the library does.
 */
export function pastingUser(user: UserEvent): UserEvent {
  return {
    ...user,
    async type(element, text, options) {
      if (options) return user.type(element, text, options);
      const [, pasted = '', keys = ''] = /^([^{]*)(.*)$/s.exec(text) ?? [];
      await user.click(element);
      if (pasted !== '') await user.paste(pasted);
      if (keys !== '') await user.keyboard(keys);
    },
  };
}
