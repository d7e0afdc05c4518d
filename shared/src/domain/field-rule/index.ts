export { errorOf, type FieldRule, type TextRule } from './field-rule.ts';
export {
  type ChoiceRule,
  choiceRule,
  dateRule,
  emailRule,
  lineRule,
  nameRule,
  type PasswordRule,
  passwordRule,
  phoneRule,
  required,
  reworded,
  textRule,
  timeRule,
} from './rules.ts';
