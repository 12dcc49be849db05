import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import sheet from '#web/ui/dialogs/sheet.module.css';

/** Evergreen from wash to night; 3 is the accent of dark screens, 7 of light ones. */
const evergreen: MantineColorsTuple = [
  '#f0f7f3',
  '#e2efe8',
  '#a9dac6',
  '#6fc3a3',
  '#4fae8b',
  '#379473',
  '#2a7f62',
  '#1e6b52',
  '#17563f',
  '#0f3b2c',
];

const clay: MantineColorsTuple = [
  '#fbeae7',
  '#f6d3cd',
  '#ffb8af',
  '#ff9a8f',
  '#e8695c',
  '#d4473a',
  '#c2352a',
  '#b3261e',
  '#8f1e18',
  '#6b1612',
];

/** The library's neutral scales in our light and dark colors, so that its surfaces match. */
const gray: MantineColorsTuple = [
  '#faf8f3',
  '#f3efe7',
  '#ebe6db',
  '#ddd7ca',
  '#c4c0b4',
  '#8b928c',
  '#5f6963',
  '#56615b',
  '#3a443f',
  '#18211d',
];

const dark: MantineColorsTuple = [
  '#eef2ee',
  '#c3cec7',
  '#a3b0a8',
  '#66736c',
  '#34413b',
  '#25302b',
  '#151e1a',
  '#151e1a',
  '#0e1512',
  '#0a100d',
];

const dialogTitle = { fontFamily: 'var(--serif)', fontSize: 'var(--size-lg)' };

/** Theme of Mantine's components: values from tokens.css, and our defaults. */
export const theme = createTheme({
  primaryColor: 'evergreen',
  primaryShade: { light: 7, dark: 3 },
  colors: { evergreen, gray, dark, red: clay },
  autoContrast: true,
  luminanceThreshold: 0.35,
  white: '#fffdfa',
  black: '#18211d',
  fontFamily: 'var(--sans)',
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'var(--size-xl)', lineHeight: '1.15' },
      h2: { fontSize: 'var(--size-md)', lineHeight: '1.4' },
      h3: { fontSize: 'var(--size-md)', lineHeight: '1.4' },
    },
  },
  fontSizes: {
    xs: 'var(--size-xs)',
    sm: 'var(--size-sm)',
    md: 'var(--size-md)',
    lg: 'var(--size-lg)',
    xl: 'var(--size-xl)',
  },
  spacing: {
    xs: 'var(--gap-xs)',
    sm: 'var(--gap-sm)',
    md: 'var(--gap-md)',
    lg: 'var(--gap-lg)',
    xl: 'var(--gap-xl)',
    xxl: 'var(--gap-xxl)',
  },
  radius: { sm: 'var(--radius-control)', md: 'var(--radius-control)', lg: 'var(--radius-card)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // The library's own variants fail AA: text on the accent ignores the color scheme, and the light accent is too pale.
  variantColorResolver: (input) => {
    const isAccent = input.color === undefined || input.color === 'evergreen';
    if (input.variant === 'filled' && isAccent) {
      return {
        background: 'var(--accent)',
        hover: 'var(--accent-strong)',
        color: 'var(--on-accent)',
        border: '1px solid transparent',
      };
    }
    if (input.variant === 'filled' && input.color === 'red') {
      return {
        background: 'var(--critical-fill)',
        hover: 'var(--critical-fill-strong)',
        color: 'var(--on-critical)',
        border: '1px solid transparent',
      };
    }
    if (input.variant === 'light' && isAccent) {
      return {
        background: 'var(--accent-wash)',
        hover: 'color-mix(in srgb, var(--accent-wash), var(--accent) 12%)',
        color: 'var(--accent)',
        border: '1px solid transparent',
      };
    }
    return defaultVariantColorsResolver(input);
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'var(--touch)', variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    // The library's tick is white on the pale accent of dark mode.
    Checkbox: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
    NativeSelect: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md', withItemsBorders: false } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
    Drawer: {
      defaultProps: {
        position: 'right',
        overlayProps: { backgroundOpacity: 0.35 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
      classNames: { content: sheet.content, header: sheet.header, body: sheet.body },
      styles: { title: dialogTitle },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.35 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
      styles: { title: dialogTitle },
    },
  },
});

/** Mantine's variables, taken from tokens.css; dimmed text, placeholders and control edges meet AA on paper and card. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-hover': 'var(--paper)',
    '--mantine-color-default-border': 'var(--control-edge)',
    '--mantine-color-error': 'var(--critical)',
    '--mantine-color-disabled': 'var(--track)',
    '--mantine-color-disabled-color': 'var(--ink-disabled)',
    '--mantine-color-disabled-border': 'var(--hairline)',
    '--mantine-color-gray-light-color': 'var(--ink-2)',
    '--mantine-color-gray-outline': 'var(--ink-2)',
    '--mantine-color-gray-light-hover': 'var(--accent-wash)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-primary-color-light': 'var(--accent-wash)',
    '--mantine-primary-color-light-color': 'var(--accent)',
    '--mantine-color-evergreen-light': 'var(--accent-wash)',
    '--mantine-color-evergreen-light-color': 'var(--accent)',
    '--mantine-color-evergreen-outline': 'var(--accent)',
  };
  return { variables: {}, light: both, dark: both };
};
