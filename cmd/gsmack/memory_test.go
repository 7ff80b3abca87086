package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestMachineMemory(t *testing.T) {
	file := func(text string) string {
		name := filepath.Join(t.TempDir(), "memory.max")
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	all := machineMemory(file("max\n"))
	if all < 1<<26 {
		t.Errorf("this machine has %d bytes", all)
	}
	if n := machineMemory(file("67108864\n")); n != 1<<26 {
		t.Errorf("a group of 64 MB has %d bytes", n)
	}
	if n := machineMemory("no such file"); n != all {
		t.Errorf("without groups %d bytes, not %d", n, all)
	}
	for limit, want := range map[byteSize]int64{0: 0, 4096: 4096} {
		if n := limit.bytes(); n != want {
			t.Errorf("a limit of %d is one of %d", limit, n)
		}
	}
}
