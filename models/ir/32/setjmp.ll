target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"jump.saved\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"jump.mask\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.3 = private unnamed_addr constant [45 x i8] c"longjmp: the buffer was not filled by setjmp\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"jump.thread\00", align 1
@.str.5 = private unnamed_addr constant [46 x i8] c"longjmp: another thread has filled the buffer\00", align 1
@target = internal thread_local global i32* null, align 4
define dso_local i32 @setjmp(i8* noundef %buffer) {
entry:
  ret i32 0
}
define dso_local i32 @_setjmp(i8* noundef %buffer) {
entry:
  ret i32 0
}
define dso_local i32 @__sigsetjmp(i8* noundef %buffer, i32 noundef %save) {
entry:
  ret i32 0
}
define dso_local void @__model_again_setjmp(i8* noundef %buffer, i32* noundef %landing) {
entry:
  store i32 0, i32* %landing, align 4
  %0 = bitcast i8* %buffer to i32**
  store i32* %landing, i32** %0, align 4
  %1 = bitcast i32* %landing to i8*
  %call.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %1, i32 noundef %call.i)
  ret void
}
define dso_local void @__model_again__setjmp(i8* noundef %buffer, i32* noundef %landing) {
entry:
  store i32 0, i32* %landing, align 4
  %0 = bitcast i8* %buffer to i32**
  store i32* %landing, i32** %0, align 4
  %1 = bitcast i32* %landing to i8*
  %call.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %1, i32 noundef %call.i)
  ret void
}
define dso_local void @__model_again___sigsetjmp(i8* noundef %buffer, i32 noundef %save, i32* noundef %landing) {
entry:
  store i32 0, i32* %landing, align 4
  %0 = bitcast i8* %buffer to i32**
  store i32* %landing, i32** %0, align 4
  %1 = bitcast i32* %landing to i8*
  %call.i = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %1, i32 noundef %call.i)
  br i1 icmp ne (i32 ()* @__model_signal_mask, i32 ()* null), label %if.then, label %if.end
if.then:
  %cmp = icmp ne i32 %save, 0
  %conv = zext i1 %cmp to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %1, i32 noundef %conv)
  %call = call i32 @__model_signal_mask()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i8* noundef %1, i32 noundef %call)
  br label %if.end
if.end:
  ret void
}
declare extern_weak dso_local i32 @__model_signal_mask()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local void @__model_jump(i8* noundef %buffer, i32 noundef %value) {
entry:
  %0 = bitcast i8* %buffer to i32**
  %1 = load i32*, i32** %0, align 4
  %cmp = icmp ne i32* %1, null
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.3, i32 0, i32 0))
  %2 = bitcast i32* %1 to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i32 0, i32 0), i8* noundef %2)
  %call1 = call i32 @__gsmack_self()
  %cmp2 = icmp eq i32 %call, %call1
  call void @__gsmack_assert(i1 noundef zeroext %cmp2, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.5, i32 0, i32 0))
  br i1 icmp ne (void (i32)* @__model_signal_restore, void (i32)* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call3 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %2)
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call4 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i8* noundef %2)
  call void @__model_signal_restore(i32 noundef %call4)
  br label %if.end
if.end:
  %tobool5 = icmp ne i32 %value, 0
  br i1 %tobool5, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %value, %cond.true ], [ 1, %cond.false ]
  store i32 %cond, i32* %1, align 4
  store i32* %1, i32** @target, align 4
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local i32 @__gsmack_self()
declare extern_weak dso_local void @__model_signal_restore(i32 noundef)
define dso_local void @longjmp(i8* noundef %buffer, i32 noundef %value) {
entry:
  call void @__model_jump(i8* noundef %buffer, i32 noundef %value)
  ret void
}
define dso_local void @_longjmp(i8* noundef %buffer, i32 noundef %value) {
entry:
  call void @__model_jump(i8* noundef %buffer, i32 noundef %value)
  ret void
}
define dso_local void @siglongjmp(i8* noundef %buffer, i32 noundef %value) {
entry:
  call void @__model_jump(i8* noundef %buffer, i32 noundef %value)
  ret void
}
define dso_local void @__longjmp_chk(i8* noundef %buffer, i32 noundef %value) {
entry:
  call void @__model_jump(i8* noundef %buffer, i32 noundef %value)
  ret void
}
define dso_local zeroext i1 @__model_jumping() {
entry:
  %0 = load i32*, i32** @target, align 4
  %cmp = icmp ne i32* %0, null
  ret i1 %cmp
}
define dso_local zeroext i1 @__model_lands(i32* noundef %landing) {
entry:
  %0 = load i32*, i32** @target, align 4
  %cmp = icmp ne i32* %0, %landing
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  store i32* null, i32** @target, align 4
  br label %return
return:
  %retval.0 = phi i1 [ false, %if.then ], [ true, %if.end ]
  ret i1 %retval.0
}
