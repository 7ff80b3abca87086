target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local void @__atomic_load(i32 noundef %size, i8* noundef %object, i8* noundef %to, i32 noundef %order) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i32 %size, align 1
  call void @__gsmack_atomic_begin()
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla, i8* align 1 %object, i32 %size, i1 false)
  call void @__gsmack_atomic_end()
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %to, i8* align 1 %vla, i32 %size, i1 false)
  call void @llvm.stackrestore(i8* %0)
  ret void
}
declare i8* @llvm.stacksave()
declare dso_local void @__gsmack_atomic_begin()
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.stackrestore(i8*)
define dso_local void @__atomic_store(i32 noundef %size, i8* noundef %object, i8* noundef %from, i32 noundef %order) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i32 %size, align 1
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla, i8* align 1 %from, i32 %size, i1 false)
  call void @__gsmack_atomic_begin()
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %object, i8* align 1 %vla, i32 %size, i1 false)
  call void @__gsmack_atomic_end()
  call void @llvm.stackrestore(i8* %0)
  ret void
}
define dso_local void @__atomic_exchange(i32 noundef %size, i8* noundef %object, i8* noundef %from, i8* noundef %to, i32 noundef %order) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i32 %size, align 1
  %vla1 = alloca i8, i32 %size, align 1
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla, i8* align 1 %from, i32 %size, i1 false)
  call void @__gsmack_atomic_begin()
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla1, i8* align 1 %object, i32 %size, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %object, i8* align 1 %vla, i32 %size, i1 false)
  call void @__gsmack_atomic_end()
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %to, i8* align 1 %vla1, i32 %size, i1 false)
  call void @llvm.stackrestore(i8* %0)
  ret void
}
define dso_local zeroext i1 @__atomic_compare_exchange(i32 noundef %size, i8* noundef %object, i8* noundef %expected, i8* noundef %desired, i32 noundef %success, i32 noundef %failure) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i32 %size, align 1
  %vla1 = alloca i8, i32 %size, align 1
  %vla2 = alloca i8, i32 %size, align 1
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla, i8* align 1 %expected, i32 %size, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla1, i8* align 1 %desired, i32 %size, i1 false)
  call void @__gsmack_atomic_begin()
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %vla2, i8* align 1 %object, i32 %size, i1 false)
  br label %for.cond
for.cond:
  %same.0 = phi i8 [ 1, %entry ], [ %same.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %vla2, i32 %i.0
  %1 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %1 to i32
  %arrayidx3 = getelementptr inbounds i8, i8* %vla, i32 %i.0
  %2 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %2 to i32
  %cmp5 = icmp ne i32 %conv, %conv4
  br i1 %cmp5, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %same.1 = phi i8 [ 0, %if.then ], [ %same.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  %tobool = trunc i8 %same.0 to i1
  br i1 %tobool, label %if.then7, label %if.end8
if.then7:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %object, i8* align 1 %vla1, i32 %size, i1 false)
  br label %if.end8
if.end8:
  call void @__gsmack_atomic_end()
  br i1 %tobool, label %if.end11, label %if.then10
if.then10:
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %expected, i8* align 1 %vla2, i32 %size, i1 false)
  br label %if.end11
if.end11:
  call void @llvm.stackrestore(i8* %0)
  ret i1 %tobool
}
define dso_local zeroext i1 @__atomic_is_lock_free(i32 noundef %size, i8* noundef %object) {
entry:
  %cmp = icmp eq i32 %size, 1
  br i1 %cmp, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i32 %size, 2
  br i1 %cmp1, label %lor.end, label %lor.lhs.false2
lor.lhs.false2:
  %cmp3 = icmp eq i32 %size, 4
  br i1 %cmp3, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false2 ], [ true, %lor.lhs.false ], [ true, %entry ], [ false, %lor.rhs ]
  ret i1 %0
}
