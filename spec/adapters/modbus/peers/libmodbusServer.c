/* Device 1 by libmodbus: register a holds 1000 + a, bit a is set where a is a multiple of 3. */
#include <modbus.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 300

int main(int count, char **args)
{
    int is_tcp = count == 3 && strcmp(args[1], "tcp") == 0;
    modbus_t *line = is_tcp ? modbus_new_tcp("127.0.0.1", atoi(args[2])) : modbus_new_rtu(args[2], 9600, 'N', 8, 1);
    modbus_mapping_t *map = modbus_mapping_new(SIZE, SIZE, SIZE, SIZE);
    uint8_t query[MODBUS_TCP_MAX_ADU_LENGTH];
    for (int at = 0; at < SIZE; at++) {
        map->tab_bits[at] = map->tab_input_bits[at] = at % 3 == 0;
        map->tab_registers[at] = map->tab_input_registers[at] = 1000 + at;
    }
    modbus_set_slave(line, 1);
    int listener = is_tcp ? modbus_tcp_listen(line, 4) : -1;
    if (is_tcp ? listener == -1 : modbus_connect(line) == -1) {
        perror("libmodbus");
        return 1;
    }
    for (;;) {
        if (is_tcp) modbus_tcp_accept(line, &listener);
        for (;;) {
            int length = modbus_receive(line, query);
            if (length == -1 && is_tcp) break;
            if (length > 0) modbus_reply(line, query, length, map);
        }
        if (is_tcp) modbus_close(line);
    }
}
