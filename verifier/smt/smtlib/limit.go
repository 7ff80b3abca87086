package smtlib

import (
	"syscall"
	"unsafe"
)

// limitMemory bounds the address space of a running process, by Linux's
// prlimit.
func limitMemory(pid int, bytes uint64) error {
	const addressSpace = 9 // RLIMIT_AS
	limit := syscall.Rlimit{Cur: bytes, Max: bytes}
	_, _, errno := syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(pid), addressSpace, uintptr(unsafe.Pointer(&limit)), 0, 0, 0)
	if errno != 0 {
		return errno
	}
	return nil
}
