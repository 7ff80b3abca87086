// @expect verified
function {:bvbuiltin "bvadd"} add8(a: bv8, b: bv8) returns (bv8);
function {:bvbuiltin "bvult"} less8(a: bv8, b: bv8) returns (bool);

procedure {:entrypoint} main()
{
  var x: bv8;
  var w: bv16;
  havoc x;
  assume less8(x, 255bv8);
  assert less8(x, add8(x, 1bv8));
  w := x ++ 7bv8;
  assert w[8:0] == 7bv8 && w[16:8] == x;
}
