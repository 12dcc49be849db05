import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageCutter, fatalError, message, startupMessage, withPrivateNames } from './wire-messages.ts';

const anyMessage = fc
  .tuple(fc.constantFrom('P', 'B', 'E', 'Q', 'S'), fc.uint8Array({ maxLength: 300 }))
  .map(([type, body]) => message(type, Buffer.from(body)));

test('messages arrive whole, however the network splits them', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(anyMessage, { maxLength: 20 }), cuts, (sent, sizes) => {
      const stream = Buffer.concat([startupMessage(), ...sent]);
      const cutter = new MessageCutter();
      const received: Buffer[] = [];
      for (let at = 0, turn = 0; at < stream.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        cutter.push(stream.subarray(at, at + size));
        at += size;
        for (let next = cutter.next(); next !== undefined; next = cutter.next()) {
          received.push(next);
          if (received.length === 1) cutter.started();
        }
      }
      expect(received).toEqual([startupMessage(), ...sent]);
    }),
  );
});

test('an impossible length is rejected', () => {
  for (const length of [-1, 0, 3, 2 ** 31 - 1]) {
    const cutter = new MessageCutter();
    cutter.started();
    const head = Buffer.from('Q\0\0\0\0');
    head.writeInt32BE(length, 1);
    cutter.push(head);
    expect(() => cutter.next()).toThrow(RangeError);
  }
});

test('names of statements and portals become private; unnamed ones stay unnamed', () => {
  const named = (type: string, body: string) => withPrivateNames(message(type, body), '7:');
  expect(named('P', 'find\0select 1\0\0\0')).toEqual(message('P', '7:find\0select 1\0\0\0'));
  expect(named('P', '\0select 1\0\0\0')).toEqual(message('P', '\0select 1\0\0\0'));
  expect(named('B', 'rows\0find\0\0\0\0\0\0\0')).toEqual(message('B', '7:rows\0' + '7:find\0\0\0\0\0\0\0'));
  expect(named('B', '\0find\0\0\0\0\0\0\0')).toEqual(message('B', '\0' + '7:find\0\0\0\0\0\0\0'));
  expect(named('E', 'rows\0\0\0\0\0')).toEqual(message('E', '7:rows\0\0\0\0\0'));
  expect(named('D', 'Sfind\0')).toEqual(message('D', 'S7:find\0'));
  expect(named('C', 'Prows\0')).toEqual(message('C', 'P7:rows\0'));
  expect(named('Q', 'find\0')).toEqual(message('Q', 'find\0'));
  expect(named('P', 'without an end')).toEqual(message('P', 'without an end'));
});

test('an error that ends a connection carries its SQLSTATE', () => {
  expect(fatalError('57P01', 'stopping').toString('latin1')).toContain('C57P01\0Mstopping\0\0');
});
