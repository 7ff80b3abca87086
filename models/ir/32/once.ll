target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"once.state\00", align 1
define dso_local i32 @pthread_once(i32* noundef nonnull %control, void ()* noundef nonnull %function) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %control to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp ne i32 %call, 1
  call void @__gsmack_await(i1 noundef zeroext %cmp)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 1)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  br i1 %cmp1, label %if.then3, label %if.end4
if.then3:
  call void %function()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef 2)
  br label %if.end4
if.end4:
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_await(i1 noundef zeroext)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
