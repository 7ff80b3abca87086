package machine

import (
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
)

const loop = `
function {:bvbuiltin "bvadd"} add(x: bv32, y: bv32) returns (bv32);
function {:bvbuiltin "bvult"} less(x: bv32, y: bv32) returns (bool);
var m: [bv32]bv32;
procedure main() modifies m; {
  var i, s: bv32;
  i := 0bv32; s := 0bv32;
  m := (lambda a: bv32 :: 0bv32);
  while (less(i, 1000bv32)) {
    m[i] := add(i, s);
    s := add(s, m[i]);
    i := add(i, 1bv32);
  }
}`

const locked = `
var x: int;
var lock: bool;
procedure worker() modifies x, lock; {
  atomic { await !lock; lock := true; }
  x := x + 1;
  lock := false;
}
procedure main() modifies x, lock; {
  x := 0;
  lock := false;
  async call worker();
  async call worker();
}`

// zeros is the Oracle that chooses zero, and the first target of every goto.
type zeros struct{}

func (zeros) Havoc(_ *Machine, _ int, h *ivl.Havoc) ([]value.Value, error) {
	var out []value.Value
	for _, v := range h.Vars {
		out = append(out, value.Zero(v.Var.Type))
	}
	return out, nil
}

func (zeros) Choose(*Machine, int, int) (int, error) { return 0, nil }

func (zeros) Allocate(*Machine, int, *ivl.Call) (value.Value, error) { return value.Value{}, nil }

func (zeros) Child(m *Machine, _ int, _ *ivl.AsyncCall) (int, error) { return m.Threads(), nil }

// TestClone lets a clone and its original go different ways.
func TestClone(t *testing.T) {
	p := cfgtest.Lower(t, locked)
	m, err := New(p, Config{})
	if err != nil {
		t.Fatal(err)
	}
	o := zeros{}
	for i := 0; m.Threads() < 3; i++ {
		if _, err := m.Step(0, o); err != nil || i > 100 {
			t.Fatal(err)
		}
	}
	before := m.Hash()
	c := m.Clone()
	if c.Hash() != before {
		t.Error("a clone has another hash")
	}
	for !c.Ended(1) {
		if ev, err := c.Step(1, o); err != nil || ev.Status != Ran && ev.Status != Ended {
			t.Fatalf("%v %v", ev, err)
		}
	}
	if m.Hash() != before || m.Ended(1) || c.Hash() == before {
		t.Error("a step of the clone shows in the original")
	}
	after := c.Hash()
	for !m.Ended(2) {
		if _, err := m.Step(2, o); err != nil {
			t.Fatal(err)
		}
	}
	if c.Hash() != after || c.Ended(2) {
		t.Error("a step of the original shows in the clone")
	}
}

func BenchmarkStep(b *testing.B) {
	p := cfgtest.Lower(b, loop)
	o := zeros{}
	b.ReportAllocs()
	for n := 0; n < b.N; {
		m, err := New(p, Config{})
		if err != nil {
			b.Fatal(err)
		}
		for ; n < b.N && !m.Ended(0); n++ {
			if _, err := m.Step(0, o); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkClone(b *testing.B) {
	m, err := New(cfgtest.Lower(b, locked), Config{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		m = m.Clone()
	}
}
