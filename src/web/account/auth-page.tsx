import { Anchor, Center, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTitle } from '#web/lib/title.ts';
import { Brand } from '#web/ui/brand.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The address of the other mode; what else stands in the query (`next`) stays. */
function toggled(search: URLSearchParams, registering: boolean): string {
  const next = new URLSearchParams(search);
  if (registering) next.delete('register');
  else next.set('register', 'true');
  return `/auth?${next}`;
}

/** Login and registration on one address; the query says which. */
export function AuthPage() {
  const [search] = useSearchParams();
  const registering = search.get('register') === 'true';
  const title = registering ? 'Create Your Account' : 'Welcome Back';
  useTitle(title);
  return (
    <Container component="main" size={registering ? 600 : 460} py="xxl" px="md">
      <Stack gap="xl">
        <Center>
          <Anchor href="/" underline="never" c="inherit">
            <Brand />
          </Anchor>
        </Center>
        <Card>
          <Stack gap="lg">
            <Title order={1}>{title}</Title>
            {registering ? <RegisterForm /> : <LoginForm />}
          </Stack>
        </Card>
        <Group justify="center" gap="xs">
          <Text c="dimmed">{registering ? 'You have an account already?' : 'New here?'}</Text>
          <Anchor component={Link} to={toggled(search, registering)}>
            {registering ? 'Log in' : 'Create an account'}
          </Anchor>
        </Group>
      </Stack>
    </Container>
  );
}
