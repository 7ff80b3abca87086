// @expect violated
// @flags --check=assert
// Control comes to an assertion that fails for sure, and to nothing behind it: the section has no end.
var x: int;
procedure worker() modifies x; {
  atomic { assume {:await} x == 1; assert false; } // want "false"
}
procedure {:entrypoint} main() modifies x; {
  x := 0;
  async call worker();
  atomic { x := 1; }
}
