import { PHONE_MAX_DIGITS, plainDigits } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { Form, Input, type InputProps, Select, Space } from 'antd';
import type { ClipboardEvent } from 'react';
import { COUNTRY_CODES, hasCode, splitCode, withoutBreaks } from './country-codes.ts';
import { TEXTS } from './texts.ts';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value?: string;
  readonly onChange?: (digits: string) => void;
}

const OPTIONS = COUNTRY_CODES.map(({ country, code }) => ({
  value: country,
  label: `${country} ${code}`,
  code,
}));

/**
 * A country code, searchable by country or code, and digits (spec §5, spec §9). A base backend gets at most ten, and a paste of more
 * changes nothing, and says so. On our own server a number is never cut: the server knows how long those of a country are.
 * One with a code chooses the country, once it was pasted or the field is left.
 */
export function PhoneInput({ value = '', onChange, ...input }: Props) {
  const form = Form.useFormInstance();
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const refuse = (error: string) => form.setFields([{ name: 'phone', errors: [error] }]);
  const takeCode = (text: string) => {
    const number = splitCode(text, form.getFieldValue('country'));
    if (!number) return refuse(TEXTS.codeUnknown);
    form.setFieldValue('country', number.country);
    onChange?.(number.rest);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    if (!isBase && hasCode(pasted)) {
      event.preventDefault();
      takeCode(pasted);
    }
    if (!isBase) return;
    const before = value.slice(0, selectionStart ?? 0);
    const after = value.slice(selectionEnd ?? value.length);
    if (before.length + plainDigits(pasted).length + after.length <= PHONE_MAX_DIGITS) return;
    event.preventDefault();
    refuse(TEXTS.phoneTooLong);
  };
  return (
    <Space.Compact block>
      <Form.Item name="country" noStyle>
        <CountrySelect />
      </Form.Item>
      <Input
        {...input}
        size="large"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={value}
        onChange={({ target }) => onChange?.(isBase ? firstTen(target.value) : typed(target.value))}
        onBlur={() => hasCode(value) && !isBase && takeCode(value)}
        onPaste={paste}
      />
    </Space.Compact>
  );
}

const firstTen = (text: string) => plainDigits(text).slice(0, PHONE_MAX_DIGITS);

/** Digits, after the `+` of a code. */
const typed = (text: string) =>
  hasCode(text) && !text.startsWith('00') ? withoutBreaks(text) : plainDigits(text);

interface CountryProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (country: string) => void;
}

function CountrySelect({ value, ...control }: CountryProps) {
  return (
    <Select
      {...control}
      aria-label={TEXTS.countryCode}
      size="large"
      style={{ width: 96 }}
      popupMatchSelectWidth={260}
      showSearch={{ optionFilterProp: 'label' }}
      options={OPTIONS}
      labelRender={() => COUNTRY_CODES.find((one) => one.country === value)?.code}
      value={value ?? null}
    />
  );
}
