package main

import (
	"os"
	"strconv"
	"strings"
	"syscall"
)

// mostMemory is what --memory-limit is without a number: three quarters of what this machine, or the
// control group that we run in, has. A formula that outgrows the machine would stop all other work on it.
const mostMemory byteSize = -1

// bytes is the limit, 0 for none.
func (b byteSize) bytes() int64 {
	if b != mostMemory {
		return int64(b)
	}
	return machineMemory("/sys/fs/cgroup/memory.max") / 4 * 3
}

// machineMemory is the size of main memory, or the limit that a file of control groups (version 2)
// names if that is smaller; 0 if the system does not say.
func machineMemory(group string) int64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	size := int64(info.Totalram) * int64(info.Unit)
	if text, err := os.ReadFile(group); err == nil {
		if max, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64); err == nil && max < size {
			return max
		}
	}
	return size
}
