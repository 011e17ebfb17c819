"""Devices 1 and 2 by pymodbus: register a of device u holds 1000 * u + a, bit a is set where a is a multiple of 3."""
import sys

from pymodbus.datastore import ModbusSequentialDataBlock, ModbusServerContext, ModbusSlaveContext
from pymodbus.device import ModbusDeviceIdentification
from pymodbus.server import StartSerialServer, StartTcpServer
from pymodbus.transaction import ModbusRtuFramer, ModbusSocketFramer

SIZE = 300


def device(unit):
    words = ModbusSequentialDataBlock(0, [1000 * unit + at for at in range(SIZE)])
    bits = ModbusSequentialDataBlock(0, [at % 3 == 0 for at in range(SIZE)])
    return ModbusSlaveContext(di=bits, co=bits, hr=words, ir=words, zero_mode=True)


context = ModbusServerContext(slaves={1: device(1), 2: device(2)}, single=False)
identity = ModbusDeviceIdentification(info_name={"VendorName": "Somebody", "ProductCode": "PM", "MajorMinorRevision": "3.0"})
kind, where = sys.argv[1:]
if kind == "serial":
    StartSerialServer(context=context, identity=identity, framer=ModbusRtuFramer, port=where, baudrate=9600, timeout=1)
else:
    framer = ModbusSocketFramer if kind == "tcp" else ModbusRtuFramer
    StartTcpServer(context=context, identity=identity, framer=framer, address=("127.0.0.1", int(where)))
