import { PHONE_MAX_DIGITS } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { Form, Input, type InputProps, Select, Space } from 'antd';
import type { ClipboardEvent } from 'react';
import { COUNTRY_CODES, hasCode, splitCode } from './country-codes.ts';
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
 * A country code, searchable by country or code, and up to ten digits (spec §5, §9). On our own server a pasted number with
 * a code chooses the country. A paste that would lose digits or the code changes nothing, and says so.
 */
export function PhoneInput({ value = '', onChange, ...input }: Props) {
  const form = Form.useFormInstance();
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const refuse = (error: string) => {
      event.preventDefault();
      form.setFields([{ name: 'phone', errors: [error] }]);
    };
    if (isBase || !hasCode(pasted)) {
      const before = value.slice(0, selectionStart ?? 0);
      const after = value.slice(selectionEnd ?? value.length);
      const length = before.length + allDigitsOf(pasted).length + after.length;
      if (length > PHONE_MAX_DIGITS) refuse(TEXTS.phoneTooLong);
      return;
    }
    const number = splitCode(pasted, form.getFieldValue('country'));
    if (!number) return refuse(TEXTS.codeUnknown);
    if (number.rest.length > PHONE_MAX_DIGITS) return refuse(TEXTS.phoneTooLong);
    event.preventDefault();
    form.setFieldValue('country', number.country);
    onChange?.(number.rest);
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
        onChange={(event) => onChange?.(digitsOf(event.target.value))}
        onPaste={paste}
      />
    </Space.Compact>
  );
}

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

const allDigitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

const digitsOf = (text: string) => allDigitsOf(text).slice(0, PHONE_MAX_DIGITS);
