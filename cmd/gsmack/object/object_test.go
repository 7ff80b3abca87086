package object

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// compiled is an object of one function.
func compiled(t *testing.T, flags ...string) []byte {
	t.Helper()
	dir := t.TempDir()
	c, o := filepath.Join(dir, "f.c"), filepath.Join(dir, "f.o")
	if err := os.WriteFile(c, []byte("int f(int x) { return x + 1; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("clang-14", append(flags, "-c", "-o", o, c)...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	data, err := os.ReadFile(o)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func read(t *testing.T, data []byte) ([]*Unit, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return Read(path)
}

func TestAdd(t *testing.T) {
	u := &Unit{File: "f.c", Dir: "/d", Args: []string{"-DN=3"}, IR: []byte("define i32 @f()\n")}
	section, err := u.Encode()
	if err != nil {
		t.Fatal(err)
	}
	for _, flags := range [][]string{nil, {"-m32"}, {"-g", "-ffunction-sections"}, {"--target=aarch64-linux-gnu"}, {"--target=powerpc-linux-gnu"}} {
		before := compiled(t, flags...)
		for _, alone := range []bool{false, true} {
			after, err := Add(before, section, alone)
			if err != nil {
				t.Fatal(flags, err)
			}
			if bytes.Contains(before, []byte(Section)) {
				t.Error("what was given was changed")
			}
			units, err := read(t, after)
			if err != nil || len(units) != 1 || string(units[0].IR) != string(u.IR) || units[0].File != u.File || len(units[0].Args) != 1 {
				t.Errorf("%v: %v, %v", flags, units, err)
			}
		}
	}
	if _, err := Add([]byte("BC\xc0\xde"), section, false); err == nil {
		t.Error("bitcode is taken for ELF")
	}
}

// TestDamaged reads what is cut off or changed in one byte: an error or units, and no panic.
func TestDamaged(t *testing.T) {
	section, err := (&Unit{File: "f.c", IR: []byte("x")}).Encode()
	if err != nil {
		t.Fatal(err)
	}
	whole, err := Add(compiled(t), section, false)
	if err != nil {
		t.Fatal(err)
	}
	archive := append([]byte("!<arch>\nf.o/            0           0     0     100644  "), []byte("99999     `\n")...)
	for _, data := range [][]byte{whole, append(archive, whole...)} {
		for n := 8; n < len(data); n += 5 {
			_, _ = read(t, data[:n])
			changed := bytes.Clone(data)
			changed[n] ^= 0xff
			if bytes.HasPrefix(changed, []byte("\x7fELF")) {
				_, _ = Add(changed, section, false)
			}
			_, _ = read(t, changed)
		}
	}
}
