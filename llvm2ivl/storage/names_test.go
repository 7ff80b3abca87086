package storage

import "testing"

// TestIdentifier turns names of LLVM into names of the IVL.
func TestIdentifier(t *testing.T) {
	for name, want := range map[string]string{
		"x": "x", "main.buf": "main.buf", "5": "_5", "a b": "a_b", "": "_",
		"type": "type_", "bv32": "bv32_", "bvx": "bvx", "float24e8": "float24e8_", "call": "call_",
	} {
		if got := identifier(name); got != want {
			t.Errorf("%q became %q, want %q", name, got, want)
		}
	}
	s := NewScope(nil)
	if a, b := s.Fresh("x"), s.Fresh("x"); a != "x" || b != "x$2" {
		t.Errorf("the names of two x are %s and %s", a, b)
	}
}
