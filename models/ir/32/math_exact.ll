target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local double @sqrt(double noundef %x) {
entry:
  %cmp = fcmp olt double %x, 0.000000e+00
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %cmp, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %0 = call double @llvm.sqrt.f64(double %x)
  ret double %0
}
declare double @llvm.sqrt.f64(double)
define dso_local float @sqrtf(float noundef %x) {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %land.lhs.true.i, label %complain.exit
land.lhs.true.i:
  br i1 %cmp, label %if.then.i, label %complain.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 33, i32* %call.i, align 4
  br label %complain.exit
complain.exit:
  %0 = call float @llvm.sqrt.f32(float %x)
  ret float %0
}
declare float @llvm.sqrt.f32(float)
define dso_local double @fma(double noundef %x, double noundef %y, double noundef %z) {
entry:
  %0 = call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %0
}
declare double @llvm.fma.f64(double, double, double)
define dso_local float @fmaf(float noundef %x, float noundef %y, float noundef %z) {
entry:
  %0 = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %0
}
declare float @llvm.fma.f32(float, float, float)
declare extern_weak dso_local i32* @__errno_location()
