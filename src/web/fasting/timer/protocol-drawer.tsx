import { Drawer, Stack, UnstyledButton } from '@mantine/core';
import { PROTOCOL_RULES, FASTING_PROTOCOLS, type FastingProtocol } from '#domain/fasting/protocols.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import classes from './protocol-drawer.module.css';
import { LEVEL_NAMES, PROTOCOL_NOTES } from '#web/fasting/words.ts';

interface ProtocolDrawerProps {
  readonly opened: boolean;
  readonly chosen: FastingProtocol;
  readonly onChoose: (protocol: FastingProtocol) => void;
  readonly onClose: () => void;
}

/** All protocols, gentlest first, with their requirements. */
export function ProtocolDrawer({ opened, chosen, onChoose, onClose }: ProtocolDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size="md" title="Choose a protocol">
      <Stack gap="sm">
        {FASTING_PROTOCOLS.map((protocol) => (
          <UnstyledButton
            key={protocol}
            className={protocol === chosen ? `${classes.choice} ${classes.chosen}` : classes.choice}
            aria-pressed={protocol === chosen}
            {...(protocol === chosen && { 'data-autofocus': true })}
            onClick={() => onChoose(protocol)}
          >
            <span className={classes.head}>
              <span className={classes.name}>{PROTOCOL_NAMES[protocol]}</span>
              <span className={classes.level}>{LEVEL_NAMES[PROTOCOL_RULES[protocol].level]}</span>
            </span>
            <span className={classes.note}>{PROTOCOL_NOTES[protocol]}</span>
          </UnstyledButton>
        ))}
      </Stack>
    </Drawer>
  );
}
