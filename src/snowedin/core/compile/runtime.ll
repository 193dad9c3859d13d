; What Numba expects of its runtime, for modules that run in a browser (`wasm.py`).
;
; The caller's arrays have no holder.  That of a new one is a block that was lent: it begins with a count, has the
; array's address at byte 24, where Numba looks for it, and the array behind byte 64.

declare ptr @take(i32)
declare void @give(ptr)
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %wide = add i64 %size, 64
  %bytes = trunc i64 %wide to i32
  %holder = call ptr @take(i32 %bytes)
  %array = getelementptr i8, ptr %holder, i64 64
  %place = getelementptr i8, ptr %holder, i64 24
  store i64 1, ptr %holder
  store ptr %array, ptr %place
  ret ptr %holder
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %holder = call ptr @NRT_MemInfo_alloc(i64 %size)
  ret ptr %holder
}

define ptr @NRT_MemInfo_data_fast(ptr %holder) alwaysinline {
  %place = getelementptr i8, ptr %holder, i64 24
  %array = load ptr, ptr %place
  ret ptr %array
}

define void @NRT_incref(ptr %holder) alwaysinline {
  %nobody = icmp eq ptr %holder, null
  br i1 %nobody, label %done, label %one_more
one_more:
  %count = load i64, ptr %holder
  %more = add i64 %count, 1
  store i64 %more, ptr %holder
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %holder) alwaysinline {
  %nobody = icmp eq ptr %holder, null
  br i1 %nobody, label %done, label %one_less
one_less:
  %count = load i64, ptr %holder
  %less = sub i64 %count, 1
  store i64 %less, ptr %holder
  %free = icmp eq i64 %less, 0
  br i1 %free, label %last, label %done
last:
  call void @give(ptr %holder)
  br label %done
done:
  ret void
}

define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

; Only what would raise an exception asks for these.

define ptr @NRT_Allocate(i64 %size) {
  call void @llvm.trap()
  unreachable
}

define void @NRT_Free(ptr %block) {
  call void @llvm.trap()
  unreachable
}

; The product of two numbers of 128 bits, which are told as a low and a high half.  LLVM calls it where it looks for
; overflow, and must not make it of itself.

define void @__multi3(ptr %result, i64 %a, i64 %a_high, i64 %b, i64 %b_high) noinline optnone {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %carried = lshr i64 %p00, 32
  %m01 = and i64 %p01, 4294967295
  %m10 = and i64 %p10, 4294967295
  %sum = add i64 %carried, %m01
  %middle = add i64 %sum, %m10
  %h01 = lshr i64 %p01, 32
  %h10 = lshr i64 %p10, 32
  %over = lshr i64 %middle, 32
  %s1 = add i64 %p11, %h01
  %s2 = add i64 %s1, %h10
  %s3 = add i64 %s2, %over
  %cross1 = mul i64 %a, %b_high
  %cross2 = mul i64 %a_high, %b
  %s4 = add i64 %s3, %cross1
  %high = add i64 %s4, %cross2
  %low = mul i64 %a, %b
  store i64 %low, ptr %result
  %behind = getelementptr i8, ptr %result, i64 8
  store i64 %high, ptr %behind
  ret void
}
