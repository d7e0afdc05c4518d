import { PHONE_MAX_DIGITS } from '@rollcall/shared/domain';
import { Form, Input, type InputProps, Select, Space } from 'antd';
import { COUNTRY_CODES } from './country-codes.ts';
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

/** A country code, searchable by country or code, and up to ten digits (spec §5, §9). */
export function PhoneInput({ value = '', onChange, ...input }: Props) {
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

const digitsOf = (text: string) =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, PHONE_MAX_DIGITS);
